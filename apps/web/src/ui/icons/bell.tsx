import { Icon, type IconProps } from './icon.tsx'

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6 2 6.500h-15c0-.5 2-1.5 2-6.500ZM10 19.500a2.2 2.2 0 0 0 4 0" />
  </Icon>
)
