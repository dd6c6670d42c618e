import { Icon, type IconProps } from './icon.tsx'

export const ComputerIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.500" y="5" width="15" height="10.500" rx="1.800" />
    <path d="M2.500 19h19" />
  </Icon>
)
