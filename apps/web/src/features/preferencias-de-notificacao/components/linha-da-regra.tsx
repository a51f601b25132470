import {
  type Regra,
  TEXTOS_DA_CONFIGURACAO as T,
} from '@dominio/contrato/notificacoes-configuracao';
import { type Canal, NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { IconLock, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { quemDecidiu } from '../regras.formulario.ts';
import type { AcoesDasRegras } from '../regras.queries.ts';
import classes from './preferencias.module.css';

export interface DaRegra {
  regra: Regra;
  /** The names of the groups, by id. */
  grupos: ReadonlyMap<number, string>;
  acoes: AcoesDasRegras;
  aoEditar: (regra: Regra) => void;
}

const CAMPO = { sistema: 'system_default', email: 'email_default', push: 'push_default' } as const;

/** Why nothing may be changed of a rule here; null where all may. */
function useImpedimento({ critico }: Regra): string | null {
  const soLeitura = useSoLeitura();
  const edita = usePode('configuracoes:editar');
  if (critico) return T.critico;
  if (soLeitura !== null) return soLeitura;
  return edita ? null : 'Só quem edita as configurações muda as regras.';
}

/** When an event is told, which groups too, and who decided it: the product or the firm. */
export function SobreARegra({ regra, grupos }: Pick<DaRegra, 'regra' | 'grupos'>) {
  const nomes = regra.default_groups.map((id) => grupos.get(id) ?? String(id));
  return (
    <>
      {regra.description && <span className={classes.descricao}>{regra.description}</span>}
      {nomes.length > 0 && <span className={classes.descricao}>Grupos: {nomes.join(', ')}</span>}
      <span className={classes.descricao} data-da-firma={regra.decididos.length > 0 || undefined}>
        {quemDecidiu(regra)}
      </span>
      {regra.bloqueado && (
        <span className={classes.bloqueio}>
          <IconLock size={14} stroke={1.7} aria-hidden />
          {regra.critico ? T.critico : 'Travado: as pessoas não mudam.'}
        </span>
      )}
    </>
  );
}

interface DoCanal extends Pick<DaRegra, 'regra' | 'acoes'> {
  canal: Canal;
  /** Its name stands beside it, where no column says it. */
  comNome?: boolean;
}

/** Whether who decides nothing is told of an event by a way. */
export function PadraoDoCanal({ regra, canal, acoes, comNome = false }: DoCanal) {
  const impedimento = useImpedimento(regra);
  const nome = NOME_DO_CANAL[canal];
  const ligado = regra[CAMPO[canal]];
  const titulo = `${nome} ${ligado ? 'desligado' : 'ligado'} para todos`;
  return (
    <Switch
      aria-label={`${nome}: ${regra.name}`}
      {...(comNome && { label: <span aria-hidden>{nome}</span> })}
      {...(impedimento !== null && { title: impedimento })}
      checked={ligado}
      disabled={impedimento !== null}
      onChange={() => void acoes.mudar(regra, { [CAMPO[canal]]: !ligado }, titulo)}
    />
  );
}

/** What may be done with a rule besides. */
export function BotoesDaRegra({ regra, acoes, aoEditar }: Omit<DaRegra, 'grupos'>) {
  if (useImpedimento(regra) !== null) return null;
  const { do_produto, decididos, name } = regra;
  return (
    <span className={classes.botoes}>
      {(!do_produto || decididos.length > 0) && (
        <BotaoDeIcone
          rotulo={do_produto ? `Voltar ao padrão do produto: ${name}` : `Excluir regra: ${name}`}
          dica={do_produto ? 'Voltar ao padrão do produto' : 'Excluir regra'}
          icone={do_produto ? IconRestore : IconTrash}
          variant="subtle"
          onClick={() => void acoes.voltar(regra)}
        />
      )}
      <BotaoDeIcone
        rotulo={`Editar regra: ${name}`}
        dica="Editar regra"
        icone={IconPencil}
        variant="subtle"
        onClick={() => aoEditar(regra)}
      />
    </span>
  );
}
