import { Icon, type IconProps } from './icon.tsx'

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.500 10.800 12 15.300l4.500-4.500M4.500 19.500h15" />
  </Icon>
)
