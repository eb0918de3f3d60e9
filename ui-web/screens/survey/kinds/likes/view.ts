export interface LikesView {
  readonly kind: 'likes';
  readonly liked: boolean;
}
