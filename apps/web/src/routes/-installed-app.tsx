import { startInstalledApp } from '../features/install/installed-app.tsx'

export const start = () => startInstalledApp(() => import('./-install-card.tsx'))
