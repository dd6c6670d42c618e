import { Icon, type IconProps } from './icon.tsx'

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4.500H5.500v15H10M14.5 8l4 4-4 4M18.5 12H9.5" />
  </Icon>
)
