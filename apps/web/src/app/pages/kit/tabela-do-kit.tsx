import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { IconFilterOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { useAtalhosDaLista } from '../../../registros/use-atalhos-da-lista.ts';
import { useSelecao } from '../../../registros/use-selecao.ts';
import { VisoesDaTabela } from '../../../registros/visoes-da-tabela.tsx';
import { achadas, COLUNAS, type EstadoDoKit, OPCOES, POR_PAGINA } from './demonstracao.ts';
import classes from './kit.module.css';

const SEM_RESPOSTA = new ErroDaApi({
  status: 503,
  codigo: 'INDISPONIVEL',
  detail: 'O servidor não respondeu. Tente novamente.',
});
const PASSAGEIROS = ['nota', 'nova', 'resposta'];

/** The table over invented rows: every state of it, one choice away. */
export function TabelaDoKit({
  endereco: { estado, mudar, abrir },
}: {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDoKit>>;
}) {
  const compacto = useCelular();
  const { pagina, resposta, termo, cidade } = estado;
  const todas = useMemo(() => achadas(estado), [estado]);
  const { valor, aoMudar, loteDe } = useSelecao(`${termo}|${cidade}|${resposta}`);
  const comandos = useAtalhosDaLista(true);
  const linhas = todas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA);
  const lote = loteDe(
    { linhas, total: todas.length },
    ({ descricao }) => descricao,
    async () => todas,
  );
  const semResposta = resposta === 'carregando' || resposta === 'erro';
  const filtrar = (mudanca: Partial<EstadoDoKit>) => mudar({ ...mudanca, pagina: 1 });

  return (
    <div className={classes.tabela}>
      <Tabela
        rotulo="Notas"
        oQue="as notas"
        colunas={COLUNAS}
        id={({ id }) => id}
        estado={estado}
        aoMudar={mudar}
        compacto={compacto}
        atual={estado.nota}
        aoLado={estado.nota}
        comandos={comandos}
        aoAbrir={({ id }) => abrir({ nota: id })}
        dados={{
          linhas: semResposta ? undefined : linhas,
          total: semResposta ? 0 : todas.length,
          porPagina: POR_PAGINA,
          erro: resposta === 'erro' ? SEM_RESPOSTA : undefined,
          aoTentar: () => mudar({ resposta: 'pronta' }),
        }}
        vazio={
          <EstadoVazio
            icone={IconFilterOff}
            acao={
              <Button
                variant="default"
                onClick={() => filtrar({ termo: '', cidade: undefined, resposta: 'pronta' })}
              >
                Limpar filtros
              </Button>
            }
          >
            Nenhuma nota com estes filtros.
          </EstadoVazio>
        }
        acoesDaLinha={({ id, descricao }) => [
          { rotulo: 'Abrir', aoEscolher: () => abrir({ nota: id }) },
          {
            rotulo: 'Arquivar',
            perigo: true,
            aoEscolher: () =>
              avisarComDesfazer({
                titulo: 'Nota arquivada',
                mensagem: descricao,
                registros: [],
                desfazer: async () => {},
                falha: 'Erro ao desarquivar',
              }),
          },
        ]}
        filtros={
          <>
            <CampoDeBusca
              rotulo="Buscar nota"
              placeholder="Descrição"
              value={termo}
              aoBuscar={(digitado) => filtrar({ termo: digitado })}
            />
            <PilulaDeFiltro
              nome="Cidade"
              frase={cidade ?? 'todas'}
              ativo={cidade !== undefined}
              opcoes={[
                { valor: '', rotulo: 'Todas' },
                ...OPCOES.cidades.map((nome) => ({ valor: nome, rotulo: nome })),
              ]}
              escolhidos={[cidade ?? '']}
              aoEscolher={(escolhida) =>
                filtrar({ cidade: OPCOES.cidades.find((nome) => nome === escolhida) })
              }
            />
            <NativeSelect
              aria-label="Resposta do servidor"
              value={resposta}
              data={[...OPCOES.respostas]}
              onChange={({ currentTarget }) =>
                filtrar({
                  resposta:
                    OPCOES.respostas.find((nome) => nome === currentTarget.value) ?? 'pronta',
                })
              }
            />
          </>
        }
        visoes={<VisoesDaTabela tabela="kit" passageiros={PASSAGEIROS} />}
        selecao={{
          valor,
          aoMudar,
          acoes: (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => avisar.info({ titulo: `Ação sobre ${lote.quantas} notas` })}
            >
              Agir sobre a seleção
            </Button>
          ),
        }}
        exportacao={{
          nome: 'notas',
          buscarTodas: async () => todas,
          aoFalhar: () => avisar.erro({ titulo: 'Erro ao exportar' }),
        }}
      />
    </div>
  );
}
