import { Icon, type IconProps } from './icon.tsx'

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.500" rx="2.500" />
    <path d="M4 10h16M8.500 3.500v4M15.500 3.500v4" />
  </Icon>
)
