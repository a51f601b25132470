import {
  cadastroDeUsuariosEndpoints,
  type UsuarioDoCadastro,
} from '@dominio/contrato/usuarios-cadastro';
import { Button } from '@mantine/core';
import { IconFileUpload, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { chamar } from '../../../lib/api-client.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { Permitido, usePode } from '../../../lib/permissoes.tsx';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { usuariosOptions } from '../usuarios.queries.ts';
import {
  COLUNAS,
  consultaDe,
  type EstadoDosUsuarios,
  FECHADA,
  PARAMETROS,
  POR_PAGINA,
} from '../usuarios.tabela.tsx';
import { FiltrosDeUsuarios } from './filtros-de-usuarios.tsx';
import classes from './usuarios.module.css';

/** Code of its own: fetched once somebody is opened. */
const GavetaDoUsuario = lazy(() => import('./gaveta-do-usuario.tsx').catch(recarregarUmaVez));

/** Code of its own: fetched once a file is to be imported. */
const ImportacaoDeUsuarios = lazy(() => import('./importacao.tsx').catch(recarregarUmaVez));

const SEM_FILTROS = { termo: '', grupo: null, time: null, cliente: null, ativo: null } as const;
const LIMITE_DA_EXPORTACAO = 200;

/** Every row that the filters find, page after page. */
async function buscarTodos(estado: EstadoDosUsuarios): Promise<UsuarioDoCadastro[]> {
  const todos: UsuarioDoCadastro[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const query = { ...consultaDe(estado, pagina), limit: LIMITE_DA_EXPORTACAO };
    const { usuarios, total_pages } = await chamar(cadastroDeUsuariosEndpoints.buscar, { query });
    todos.push(...usuarios);
    if (pagina >= total_pages) return todos;
  }
}

/** The register of people: searched, filtered, paged; one opened at its side. */
export default function ListaDeUsuarios({
  visoes,
  historico,
}: {
  visoes?: ReactNode;
  historico?: (id: number) => ReactNode;
}) {
  const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const { estado, mudar, abrir } = endereco;
  const compacto = useCelular();
  const [importando, setImportando] = useState(false);
  const podeExportar = usePode('usuarios:exportar');
  const consulta = useQuery(usuariosOptions(consultaDe(estado)));
  const filtrar = (mudanca: Partial<EstadoDosUsuarios>) => mudar({ ...mudanca, pagina: 1 });
  return (
    <div className={classes.aba}>
      <Permitido permissao="user_management:acessar">
        <div className={classes.topo}>
          <Button
            variant="default"
            leftSection={<IconFileUpload size={16} aria-hidden />}
            onClick={() => setImportando(true)}
          >
            Importar
          </Button>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => abrir({ novo: true })}
          >
            Novo usuário
          </Button>
        </div>
      </Permitido>
      <Tabela
        rotulo="Usuários"
        oQue="os usuários"
        colunas={COLUNAS}
        id={({ id }) => id}
        estado={estado}
        aoMudar={mudar}
        compacto={compacto}
        atual={estado.usuario}
        aoAbrir={({ id }) => abrir({ usuario: id })}
        dados={dadosDaConsulta(consulta, ({ usuarios }) => usuarios, POR_PAGINA)}
        vazio={
          <EstadoVazio
            icone={IconUsers}
            acao={
              <Button variant="default" onClick={() => filtrar(SEM_FILTROS)}>
                Limpar filtros
              </Button>
            }
          >
            Nenhum usuário encontrado.
          </EstadoVazio>
        }
        filtros={<FiltrosDeUsuarios estado={estado} filtrar={filtrar} />}
        visoes={visoes}
        {...(podeExportar && {
          exportacao: {
            nome: 'usuarios',
            buscarTodas: () => buscarTodos(estado),
            aoFalhar: (erro: unknown) =>
              avisar.erro({ titulo: 'Erro ao exportar', mensagem: mensagemDoErro(erro) }),
          },
        })}
      />
      <Suspense>
        {importando && <ImportacaoDeUsuarios aoFechar={() => setImportando(false)} />}
      </Suspense>
      <Suspense>
        <GavetaDoUsuario endereco={endereco} historico={historico} />
      </Suspense>
    </div>
  );
}
