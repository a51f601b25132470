import { Button } from '@mantine/core';
import { IconFileUpload, IconUsers } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { Permitido } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { BotaoDeNovo } from '../../../registros/botao-de-novo.tsx';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { usuarios } from '../usuarios.queries.ts';
import { COLUNAS, endereco } from '../usuarios.registro.tsx';
import { FiltrosDeUsuarios } from './filtros-de-usuarios.tsx';
import classes from './usuarios.module.css';

/** Code in a file of its own, fetched when a person is opened. */
const GavetaDoUsuario = sobDemanda(() => import('./gaveta-do-usuario.tsx'));

/** Code in a file of its own, fetched when a file is to be imported. */
const ImportacaoDeUsuarios = sobDemanda(() => import('./importacao.tsx'));

const GERIR = { permissao: 'user_management:acessar' } as const;

/** The list of people; its drawer shows one. */
export default function ListaDeUsuarios() {
  const tela = useRegistros(usuarios, endereco);
  const [importando, setImportando] = useState(false);
  return (
    <div className={classes.aba}>
      <NoTopo lugar="acoes">
        <Permitido {...GERIR}>
          <Button
            variant="default"
            leftSection={<IconFileUpload size={16} aria-hidden />}
            onClick={() => setImportando(true)}
          >
            Importar
          </Button>
          <BotaoDeNovo recurso={usuarios} endereco={endereco} />
        </Permitido>
      </NoTopo>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome, e-mail ou CPF"
        filtros={<FiltrosDeUsuarios estado={tela.estado} filtrar={tela.filtrar} />}
        vazio={{
          icone: IconUsers,
          nada: 'Nenhum usuário encontrado.',
          iconeDeNenhum: IconUsers,
        }}
        visoes="usuarios"
      />
      <Suspense>
        {importando && <ImportacaoDeUsuarios aoFechar={() => setImportando(false)} />}
      </Suspense>
      <Suspense>
        <GavetaDoUsuario endereco={endereco} />
      </Suspense>
    </div>
  );
}
