import { Icon, type IconProps } from './icon.tsx'

export const HelpIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.3" />
    <path d="M9.7 9.800c0-1.3 1-2.2 2.4-2.2 1.3 0 2.3.8 2.3 2 0 1.8-2.4 1.9-2.4 3.700M12 16.500h.01" />
  </Icon>
)
