import { Icon, type IconProps } from './icon.tsx'

export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
)
