import SvgIcon from '@mui/material/SvgIcon';

/** WhatsApp's glyph. The path of MUI's icon would add 300 bytes to each page (R-PERF-01). */
export const WhatsAppIcon = () => (
  <SvgIcon>
    <path d="M12 2a10 10 0 0 0-8.6 15L2 22l5.1-1.3A10 10 0 1 0 12 2Zm0 2a8 8 0 1 1-4.3 14.7l-2.9.8.8-2.9A8 8 0 0 1 12 4ZM8 7.4l1.5-.4 1.2 2.9-.9 1.2a6.5 6.5 0 0 0 3.3 3.3l1-1.2 2.9 1.4-.4 1.5c-4 3.6-12.2-4.6-8.6-8.7Z" />
  </SvgIcon>
);
