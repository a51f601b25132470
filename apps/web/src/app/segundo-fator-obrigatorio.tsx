import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Marca } from '../components/ui/marca.tsx';
import SegundoFator from '../features/segundo-fator/components/segundo-fator.tsx';
import { queryClient } from '../lib/query-client.ts';
import { useSessao } from '../lib/sessao.ts';
import { prepararSessao } from '../lib/sessao-ciclo.ts';
import classes from './segundo-fator-obrigatorio.module.css';

function aoConcluir(): void {
  useSessao.setState({ faltaSegundoFator: false });
  void prepararSessao();
}

/**
 * Shown instead of every page while a group requires a second factor that the person has not set
 * up.
 */
export default function SegundoFatorObrigatorio() {
  const sair = useSessao((sessao) => sessao.sair);
  return (
    <main className={classes.tela}>
      <Marca tamanho={36} />
      <header>
        <h1>Cadastre um segundo fator</h1>
        <p>
          O seu grupo exige mais do que a senha para entrar. Ative o aplicativo autenticador ou
          cadastre uma chave de acesso para continuar.
        </p>
      </header>
      <QueryClientProvider client={queryClient}>
        <SegundoFator aoConcluir={aoConcluir} />
      </QueryClientProvider>
      <Button variant="default" onClick={sair}>
        Sair
      </Button>
    </main>
  );
}
