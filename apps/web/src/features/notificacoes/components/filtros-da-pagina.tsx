import { FILTROS_DA_LISTA, type FiltroDaLista } from '@dominio/contrato/notificacoes';
import { CATEGORIAS, NOME_DA_CATEGORIA } from '@dominio/contrato/notificacoes-tipos';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import type { Recorte } from '../pagina.queries.ts';
import classes from './pagina-de-notificacoes.module.css';

const NOMES: Readonly<Record<FiltroDaLista, string>> = {
  todas: 'Todas',
  nao_lidas: 'Não lidas',
  importantes: 'Importantes',
  adiadas: 'Adiadas',
};

interface Props {
  recorte: Recorte;
  /** @param substituir whether Back passes over it, as over every letter of a search. */
  aoMudar: (mudanca: Partial<Recorte>, substituir?: boolean) => void;
}

/** What the list is narrowed to: its state, a category, words. */
export function FiltrosDaPagina({ recorte: { filtro, categoria, busca }, aoMudar }: Props) {
  const escolhida = CATEGORIAS.find((uma) => uma === categoria);
  return (
    <div className={classes.filtros}>
      <CampoDeBusca
        rotulo="Buscar notificações"
        placeholder="Buscar"
        value={busca}
        aoBuscar={(termo) => aoMudar({ busca: termo }, true)}
      />
      <fieldset className={classes.estados}>
        <legend>Mostrar</legend>
        {FILTROS_DA_LISTA.map((um) => (
          <ChipDeFiltro
            key={um}
            rotulo={NOMES[um]}
            ativo={um === filtro}
            aoAlternar={() => aoMudar({ filtro: um })}
          />
        ))}
      </fieldset>
      <PilulaDeFiltro
        nome="Categoria"
        frase={escolhida ? NOME_DA_CATEGORIA[escolhida] : 'todas'}
        ativo={escolhida !== undefined}
        opcoes={[
          { valor: '', rotulo: 'Todas' },
          ...CATEGORIAS.map((valor) => ({ valor, rotulo: NOME_DA_CATEGORIA[valor] })),
        ]}
        escolhidos={[escolhida ?? '']}
        aoEscolher={(valor) =>
          aoMudar({ categoria: CATEGORIAS.find((uma) => uma === valor) ?? null })
        }
        aoTirar={() => aoMudar({ categoria: null })}
      />
    </div>
  );
}
