import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Not the site's own vite.config.ts, whose plugins would also bundle the app and refuse invalid settings.
    options: {
      strictMode: true,
      builder: { viteConfigPath: '.storybook/vite.config.ts', configLoader: 'runner' },
    },
  },
  stories: ['./guide/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: ['../public', './static'],
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
  },
  // The guide does not need these features of Storybook. For example, the theme sets the backgrounds of stories.
  features: {
    backgrounds: false,
    controls: false,
    actions: false,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  docs: { defaultName: 'Todo junto' },
};

export default config;
