import { Icon, type IconProps } from './icon.tsx'

export const SendIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.500V5M5.5 11 12 4.5 18.5 11" />
  </Icon>
)
