import { Icon, type IconProps } from './icon.tsx'

export const UsersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="3.2" />
    <path d="M3 19c.5-3 2.8-4.7 6-4.700s5.5 1.7 6 4.700M15.5 6.200a3 3 0 0 1 0 5.700M17.5 14.700c1.9.7 3.1 2.2 3.5 4.3" />
  </Icon>
)
