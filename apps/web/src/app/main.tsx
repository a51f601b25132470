import '../lib/zod-sem-eval.ts';
import '../theme/estilos.ts';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { tolerarRemocoes } from '../lib/remocao-do-dom.ts';
import { iniciarSessao } from '../lib/sessao-ciclo.ts';
import { temaAtual } from '../lib/tema.ts';
import { tema } from '../theme/tema.ts';
import { criarRouter } from './router.tsx';

tolerarRemocoes();
iniciarSessao();
const router = criarRouter();

const raiz = document.getElementById('raiz');
if (raiz === null) throw new Error('index.html não tem o elemento #raiz.');

createRoot(raiz).render(
  <StrictMode>
    <MantineProvider theme={tema} forceColorScheme={temaAtual()}>
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
);
