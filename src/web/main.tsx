import './ui/mantine-styles.ts';
import '@mantine/notifications/styles.layer.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { Product } from './router.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Product />);
