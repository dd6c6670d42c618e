import { Icon, type IconProps } from './icon.tsx'

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5.500v13M15.5 5.500v13" strokeWidth="2.6" />
  </Icon>
)
