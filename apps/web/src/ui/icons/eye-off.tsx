import { Icon, type IconProps } from './icon.tsx'

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M9.8 6.300A9.5 9.5 0 0 1 12 6c3.8 0 7 2 9.2 6-.8 1.4-1.7 2.6-2.7 3.500M6 7.700c-1.3 1-2.3 2.5-3.2 4.3 2.2 4 5.4 6 9.2 6 1.5 0 2.8-.3 4-.9M10.1 10.100a2.8 2.8 0 0 0 3.9 3.9" />
  </Icon>
)
