import { Button } from '@mantine/core';
import { IconEyeQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePode } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';

const ExplicacaoDoAcesso = sobDemanda(
  () => import('../../../features/usuarios/components/explicacao-do-acesso.tsx'),
);

/** On a client's record: why this person sees it and, for whoever may read users, who else does. */
export function QuemVeOCliente({ cliente }: { cliente: { id: number; nome: string } }) {
  const lePessoas = usePode('usuarios:visualizar');
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEyeQuestion size={16} aria-hidden />}
        onClick={() => setAberta(true)}
      >
        {lePessoas ? 'Quem vê este cliente?' : 'Por que vejo este cliente?'}
      </Button>
      {aberta && (
        <Suspense>
          <ExplicacaoDoAcesso
            sobre={{ cliente_id: cliente.id }}
            oQue={cliente.nome}
            aoFechar={() => setAberta(false)}
          />
        </Suspense>
      )}
    </>
  );
}
