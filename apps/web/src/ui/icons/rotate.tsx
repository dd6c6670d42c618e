import { Icon, type IconProps } from './icon.tsx'

export const RotateIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.5H15" />
  </Icon>
)
