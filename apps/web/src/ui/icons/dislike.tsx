import { Icon, type IconProps } from './icon.tsx'

export const DislikeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 13.5 12.8 20c-1.5 0-2.4-1.2-2.1-2.700l.6-3.300h-5a2 2 0 0 1-2-2.400l1.2-6A2 2 0 0 1 7.5 4h9v9.500Z" />
    <path d="M20 13.500h-3.500V4H20z" />
  </Icon>
)
