import { Button } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { emPartes, type Parte } from '../../../components/painel/faixas.ts';
import { Partes } from '../../../components/painel/partes.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useConfiguracao } from '../../../lib/configuracao.ts';
import { ConteudoDoBloco } from './conteudo-do-bloco.tsx';
import classes from './painel.module.css';
import { usePainel } from './painel-da-pessoa.ts';
import { PrimeirosPassos } from './primeiros-passos.tsx';
import { useColunaUnica } from './use-coluna-unica.ts';

interface Props {
  /** Opens the dialog to choose blocks. */
  aoAdicionar: () => void;
}

/** The panel as it is used: blocks at their places, each as high as its content. */
export function PainelParado({ aoAdicionar }: Props) {
  const { painel, blocos } = usePainel();
  const coluna = useColunaUnica();
  const conhecido = useConfiguracao(({ config, falhou }) => config !== null || falhou);
  // Only the first time in a browser: a panel that changes before one's eyes is worse than a short
  // wait.
  if (!conhecido) {
    return <div className={classes.espera} role="status" aria-label="Carregando o painel" />;
  }
  if (painel.ordem.length === 0) {
    return (
      <EstadoVazio
        icone={IconLayoutDashboard}
        acao={
          <Button variant="default" onClick={aoAdicionar}>
            Adicionar blocos
          </Button>
        }
      >
        Seu painel está vazio.
      </EstadoVazio>
    );
  }
  const parte: Parte = coluna
    ? { tipo: 'pilha', partes: painel.ordem.map((id) => ({ tipo: 'bloco', id })) }
    : emPartes(painel.lugares);
  return (
    <div className={classes.comPassos}>
      <PrimeirosPassos />
      <Partes
        parte={parte}
        bloco={(id) => {
          const bloco = blocos.find((um) => um.id === id);
          return bloco && <ConteudoDoBloco bloco={bloco} />;
        }}
      />
    </div>
  );
}
