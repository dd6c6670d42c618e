import { Icon, type IconProps } from './icon.tsx'

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
  </Icon>
)
