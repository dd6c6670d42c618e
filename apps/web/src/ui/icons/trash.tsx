import { Icon, type IconProps } from './icon.tsx'

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500h9.400L17.5 7M10.3 11v5M13.7 11v5" />
  </Icon>
)
