import { Button } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSoLeitura } from '../../components/ui/so-leitura.ts';
import { useConfiguracao } from '../../lib/configuracao.ts';
import { formatarDia } from '../../lib/formato.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { useHoje } from '../../lib/use-hoje.ts';
import { primeiroNome } from '../../lib/usuario.ts';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import { Atalhos } from './inicio/atalhos.tsx';
import classes from './inicio/inicio.module.css';
import { PainelParado } from './inicio/painel-parado.tsx';

// Fetched when somebody is about to arrange the panel: the page itself stays light.
const buscarEdicao = () => import('./inicio/edicao/modo-de-edicao.tsx');
const PainelEmEdicao = sobDemanda(async () => ({ default: (await buscarEdicao()).PainelEmEdicao }));
const BarraDeEdicao = sobDemanda(async () => ({ default: (await buscarEdicao()).BarraDeEdicao }));

/** Fetches the code before the click. */
function adiantarEdicao(): void {
  PainelEmEdicao.adiantar();
  BarraDeEdicao.adiantar();
}

/** `/inicio`: what needs the person today, at one glance and as each arranges it (page book #5). */
export default function Inicio() {
  const nome = useSessao((sessao) => sessao.usuario?.nome);
  const hoje = useHoje();
  const soLeitura = useSoLeitura() !== null;
  const temPainel = usePode('dashboard:visualizar');
  const conhecida = useConfiguracao(({ config }) => config !== null);
  const [edicao, setEdicao] = useState<'nao' | 'painel' | 'catalogo'>('nao');
  const personalizar = useRef<HTMLButtonElement>(null);
  const editou = useRef(false);
  const editando = edicao !== 'nao';
  // When the edit mode ends its button is drawn again, and takes the focus.
  useEffect(() => {
    if (!editando && editou.current) personalizar.current?.focus();
    editou.current = editando;
  }, [editando]);

  const painel = <PainelParado aoAdicionar={() => setEdicao('catalogo')} />;
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo={`Bem-vindo, ${primeiroNome(nome)}!`}>
          {formatarDia(hoje, 'diaDaSemana')}
        </TituloDaPagina>
        {temPainel && !editando && !soLeitura && (
          <Button
            ref={personalizar}
            variant="default"
            className={classes.personalizar}
            leftSection={<IconLayoutDashboard size={18} stroke={1.7} aria-hidden />}
            disabled={!conhecida}
            onPointerEnter={adiantarEdicao}
            onFocus={adiantarEdicao}
            onClick={() => setEdicao('painel')}
          >
            <span data-rotulo>Personalizar painel</span>
          </Button>
        )}
        {editando && (
          <Suspense>
            <BarraDeEdicao
              comCatalogo={edicao === 'catalogo'}
              aoConcluir={() => setEdicao('nao')}
            />
          </Suspense>
        )}
      </div>
      {!temPainel && <Atalhos />}
      {temPainel && !editando && painel}
      {temPainel && editando && (
        <Suspense fallback={painel}>
          <PainelEmEdicao />
        </Suspense>
      )}
    </div>
  );
}
