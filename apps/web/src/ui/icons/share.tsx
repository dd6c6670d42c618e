import { Icon, type IconProps } from './icon.tsx'

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4M8 7.5 12 3.500l4 4M6 11H5v8.500h14V11h-1" />
  </Icon>
)
