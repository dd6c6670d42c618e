import { Icon, type IconProps } from './icon.tsx'

export const QrIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h2.500v2.500h-2.500zM17.500 17.500h2v2M13.500 19.500h1.500M19.500 13.500v1.500" />
  </Icon>
)
