import { Icon, type IconProps } from './icon.tsx'

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2.2" />
    <path d="M3 10h18M6.5 15h3.5" />
  </Icon>
)
