import { Icon, type IconProps } from './icon.tsx'

export const PhoneDeviceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="3.500" width="10" height="17" rx="2.200" />
    <path d="M11 17.500h2" />
  </Icon>
)
