import type { ConviteDaLista, EstadoDoConvite } from '@dominio/contrato/usuarios-convites';
import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import {
  COLUNAS_DOS_CONVITES,
  consultaDosConvites,
  type EstadoDosConvites,
  PARAMETROS_DOS_CONVITES,
} from '../convites.tabela.tsx';
import { DESCRICAO_DO_ATO, useAtos } from '../use-atos.tsx';
import { convitesOptions } from '../usuarios.queries.ts';
import { FECHADA, POR_PAGINA } from '../usuarios.tabela.tsx';
import classes from './usuarios.module.css';

/** Code of its own: fetched once somebody is opened. */
const GavetaDoUsuario = lazy(() => import('./gaveta-do-usuario.tsx').catch(recarregarUmaVez));

const ESTADOS: readonly { valor: EstadoDoConvite | ''; rotulo: string }[] = [
  { valor: '', rotulo: 'Todos' },
  { valor: 'valido', rotulo: 'Válidos' },
  { valor: 'expirado', rotulo: 'Expirados' },
  { valor: 'cancelado', rotulo: 'Cancelados' },
];

const ATOS_DO_CONVITE = ['reenviar_convite', 'cancelar_convite'] as const;

/** The invitations that wait for an answer: searched, filtered, sent again or taken back. */
export default function ListaDeConvites({ historico }: { historico?: (id: number) => ReactNode }) {
  const endereco = useEstadoNoEndereco(PARAMETROS_DOS_CONVITES, FECHADA);
  const { estado, mudar, abrir } = endereco;
  const compacto = useCelular();
  const { fazer, dialogo } = useAtos();
  const consulta = useQuery(convitesOptions(consultaDosConvites(estado)));
  const filtrar = (mudanca: Partial<EstadoDosConvites>) => mudar({ ...mudanca, pagina: 1 });
  const filtrado = estado.termo.trim() !== '' || estado.estado !== null;
  const acoesDe = (convite: ConviteDaLista) =>
    ATOS_DO_CONVITE.filter((ato) => convite.acoes[ato]).map((ato) => ({
      rotulo: DESCRICAO_DO_ATO[ato].rotulo,
      ...(DESCRICAO_DO_ATO[ato].perigo && { perigo: true }),
      aoEscolher: () => void fazer(ato, convite),
    }));
  return (
    <div className={classes.aba}>
      <Tabela
        rotulo="Convites"
        oQue="os convites"
        colunas={COLUNAS_DOS_CONVITES}
        id={({ id }) => id}
        estado={estado}
        aoMudar={mudar}
        compacto={compacto}
        atual={estado.usuario}
        aoAbrir={({ id }) => abrir({ usuario: id })}
        acoesDaLinha={acoesDe}
        dados={dadosDaConsulta(consulta, ({ convites }) => convites, POR_PAGINA)}
        vazio={
          <EstadoVazio
            icone={IconMailOpened}
            {...(filtrado && {
              acao: (
                <Button variant="default" onClick={() => filtrar({ termo: '', estado: null })}>
                  Limpar filtros
                </Button>
              ),
            })}
          >
            {filtrado ? 'Nenhum convite encontrado.' : 'Nenhum convite à espera de resposta.'}
          </EstadoVazio>
        }
        filtros={
          <>
            <CampoDeBusca
              rotulo="Buscar convite"
              placeholder="Nome ou e-mail"
              value={estado.termo}
              aoBuscar={(termo) => filtrar({ termo })}
            />
            <PilulaDeFiltro
              nome="Validade"
              frase={
                ESTADOS.find(
                  ({ valor }) => valor === (estado.estado ?? ''),
                )?.rotulo.toLowerCase() ?? 'todos'
              }
              ativo={estado.estado !== null}
              opcoes={ESTADOS}
              escolhidos={[estado.estado ?? '']}
              aoEscolher={(valor) =>
                filtrar({ estado: valor === '' ? null : (valor as EstadoDoConvite) })
              }
            />
          </>
        }
      />
      {dialogo}
      <Suspense>
        <GavetaDoUsuario endereco={endereco} historico={historico} />
      </Suspense>
    </div>
  );
}
