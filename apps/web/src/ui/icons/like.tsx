import { Icon, type IconProps } from './icon.tsx'

export const LikeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 10.5 11.2 4c1.5 0 2.4 1.2 2.1 2.700l-.6 3.300h5a2 2 0 0 1 2 2.400l-1.2 6a2 2 0 0 1-2 1.600h-9v-9.500Z" />
    <path d="M4 10.500h3.500V20H4z" />
  </Icon>
)
