import { Icon, type IconProps } from './icon.tsx'

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.8 19.500h18.400L12 4ZM12 10v4.500M12 17h.01" />
  </Icon>
)
