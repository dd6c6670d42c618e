import { Icon, type IconProps } from './icon.tsx'

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 14.300A8 8 0 0 1 9.7 4.500a8 8 0 1 0 9.8 9.800Z" />
  </Icon>
)
