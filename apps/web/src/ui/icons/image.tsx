import { Icon, type IconProps } from './icon.tsx'

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <circle cx="8.5" cy="9.5" r="1.6" />
    <path d="m4 17 5-4.5 3.5 3 3-2.5 5 4" />
  </Icon>
)
