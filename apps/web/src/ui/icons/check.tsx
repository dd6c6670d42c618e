import { Icon, type IconProps } from './icon.tsx'

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.8 4.6 4.700L19 7.5" />
  </Icon>
)
