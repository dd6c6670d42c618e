import { Icon, type IconProps } from './icon.tsx'

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5.5" y="10.5" width="13" height="9" rx="2" />
    <path d="M8.5 10.500V8a3.5 3.5 0 0 1 7 0v2.5" />
  </Icon>
)
