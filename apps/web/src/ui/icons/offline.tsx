import { Icon, type IconProps } from './icon.tsx'

export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M2.8 9.500a14 14 0 0 1 4-2.600M11 6a14 14 0 0 1 10.2 3.500M6 13a9 9 0 0 1 3.6-2.200M14.5 11A9 9 0 0 1 18 13M9.2 16.300a4.5 4.5 0 0 1 5.3-.3M12 19.500h.01" />
  </Icon>
)
