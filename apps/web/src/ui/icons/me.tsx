import { Icon, type IconProps } from './icon.tsx'

export const MeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.8 19.800c.8-3.4 3.7-5.3 7.2-5.300s6.4 1.9 7.2 5.3" />
  </Icon>
)
