import { Icon, type IconProps } from './icon.tsx'

export const ListenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9.500v5h3l4.5 4v-13l-4.5 4h-3Z" />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a7.8 7.8 0 0 1 0 11" />
  </Icon>
)
