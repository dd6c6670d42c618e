import { Icon, type IconProps } from './icon.tsx'

export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400M19.5 4v4.500H15" />
  </Icon>
)
