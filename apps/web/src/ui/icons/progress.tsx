import { Icon, type IconProps } from './icon.tsx'

export const ProgressIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M7 16v-4M12 16V8M17 16V4" />
  </Icon>
)
