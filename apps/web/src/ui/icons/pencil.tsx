import { Icon, type IconProps } from './icon.tsx'

export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 19.5 1-4.200L16 4.800l3.2 3.200L8.7 18.500l-4.2 1ZM13.8 7l3.2 3.2" />
  </Icon>
)
