import { Icon, type IconProps } from './icon.tsx'

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.3" />
    <path d="M12 11v5.500M12 7.800h.01" />
  </Icon>
)
