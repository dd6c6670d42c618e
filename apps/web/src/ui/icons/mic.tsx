import { Icon, type IconProps } from './icon.tsx'

export const MicIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="3.5" width="6" height="11" rx="3" />
    <path d="M5.5 11.500a6.5 6.5 0 0 0 13 0M12 18v2.7" />
  </Icon>
)
