import { Icon, type IconProps } from './icon.tsx'

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
)
