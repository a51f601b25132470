import { temPermissao } from '@dominio/contrato/permissoes';
import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';

/** Code in a file of its own, fetched when a sheet is to be imported. */
const ImportacaoDeEmpresas = sobDemanda(() => import('./importacao.tsx'));

/** What the calls of an import ask for together. */
const PEDIDAS = ['empresas:criar', 'empresas:editar', 'empresas:visualizar'];

/** Opens the import of companies, for whoever may create and change them. */
export function BotaoDeImportar() {
  const { permissions } = usePermissoes();
  const [aberta, setAberta] = useState(false);
  if (!PEDIDAS.every((uma) => temPermissao(permissions, uma))) return null;
  return (
    <>
      <Button
        variant="default"
        // What comes late stands before it, so that it does not move.
        style={{ order: 1 }}
        leftSection={<IconFileUpload size={16} aria-hidden />}
        onPointerEnter={ImportacaoDeEmpresas.adiantar}
        onFocus={ImportacaoDeEmpresas.adiantar}
        onClick={() => setAberta(true)}
      >
        Importar empresas
      </Button>
      <Suspense>{aberta && <ImportacaoDeEmpresas aoFechar={() => setAberta(false)} />}</Suspense>
    </>
  );
}
