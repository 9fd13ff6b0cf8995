import { createSiteTheme } from '../src/theme/theme';

export const theme = createSiteTheme();
