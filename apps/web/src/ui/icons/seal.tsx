import { Icon, type IconProps } from './icon.tsx'

export const SealIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.2 2.3 1.7 2.9-.1.8 2.7 2.4 1.6-1 2.7 1 2.7-2.4 1.6-.8 2.7-2.9-.1L12 20.400l-2.3-1.7-2.9.1-.8-2.7-2.4-1.6 1-2.7-1-2.700L6 7.500l.8-2.7 2.9.1L12 3.200Z" />
    <path d="m8.7 12 2.3 2.3 4.3-4.6" />
  </Icon>
)
