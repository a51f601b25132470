import '../theme/estilos.ts';
import { MantineProvider } from '@mantine/core';
import type { RootOptions } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { seguirFoco } from '../components/ui/seguir-foco.ts';
import { guardarConvite } from '../lib/aplicativo/convite.ts';
import { aoComecarDocumento, comecarDocumento } from '../lib/documento.ts';
import { esquecerEstilosQueFaltam } from '../lib/estilos-que-faltam.ts';
import { registrarErro } from '../lib/falhas.ts';
import { suprimirErrosDeRemocao, tolerarRemocoes } from '../lib/remocao-do-dom.ts';
import { iniciarSessao } from '../lib/sessao-ciclo.ts';
import { temaAtual, tirarCoresAoSair } from '../lib/tema.ts';
import { tema } from '../theme/tema.ts';
import { mostrarAbertura } from './abertura.ts';
import { LimiarDeErros } from './falhas/limiar-de-erros.tsx';
import type { criarRouter } from './router.tsx';

let pararDeSeguir: (() => void) | undefined;
aoComecarDocumento(() => {
  pararDeSeguir?.();
  pararDeSeguir = seguirFoco();
});

/** What a document needs once, before the application is drawn in it. */
export function prepararDocumento(): void {
  comecarDocumento();
  tolerarRemocoes();
  suprimirErrosDeRemocao();
  esquecerEstilosQueFaltam();
  mostrarAbertura();
  guardarConvite();
  tirarCoresAoSair();
  iniciarSessao();
}

/** Options of the root: every error that a boundary caught is said in the console, and counted. */
export const OPCOES_DA_RAIZ: RootOptions = {
  onCaughtError: (erro) => {
    reportError(erro);
    registrarErro(erro);
  },
};

/** The application: theme, last boundary of errors, router. */
export function Aplicacao({ router }: { router: ReturnType<typeof criarRouter> }) {
  return (
    <MantineProvider theme={tema} forceColorScheme={temaAtual()}>
      <LimiarDeErros>
        <RouterProvider router={router} />
      </LimiarDeErros>
    </MantineProvider>
  );
}
