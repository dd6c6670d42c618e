import { Icon, type IconProps } from './icon.tsx'

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21c4.200-4.300 6.500-7.700 6.500-10.800a6.500 6.500 0 0 0-13 0C5.500 13.300 7.800 16.700 12 21Z" />
    <circle cx="12" cy="10.2" r="2.4" />
  </Icon>
)
