import { Icon, type IconProps } from './icon.tsx'

export const LampIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 17.500h6M10 20.500h4M8.8 14.500C7 13.3 6 11.6 6 9.500a6 6 0 0 1 12 0c0 2.1-1 3.8-2.8 5v3H8.800v-3Z" />
  </Icon>
)
